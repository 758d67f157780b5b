export function systemProgram(name: string): string | undefined;
