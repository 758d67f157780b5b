export const INSTALL_HINT: string;
export function findPython(): string | undefined;
export function findRscript(): string | undefined;
