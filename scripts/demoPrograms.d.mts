export const WHERE_FROM: string;
export function findPython(): string | undefined;
export function findRscript(): string | undefined;
