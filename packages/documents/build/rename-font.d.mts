export declare const readNames: (font: Buffer) => Map<number, string>;
export declare const renameFont: (font: Buffer, name: { family: string; style: string }) => Buffer;
