const rule = /^\s*([=\-_–—*~#•.])(?:\s?\1){2,}\s*$/;

/** A line of dashes, equals signs or the like, which somebody typed to part what stands above it from what stands below. */
export const isTypedRule = (line: string): boolean => line.length <= 1000 && rule.test(line);
