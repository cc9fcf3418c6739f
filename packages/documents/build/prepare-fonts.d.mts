interface PreparedFace {
  readonly family: { readonly id: string; readonly name: string };
  readonly style: string;
  readonly id: string;
}
export declare const faces: readonly PreparedFace[];
export declare const characters: string;
export declare const prepareFace: (face: PreparedFace) => Promise<Buffer>;
