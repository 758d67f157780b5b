export function onPath(name: string): string | undefined;
export function systemProgram(name: string): string | undefined;
export function canInstall(): boolean;
export function aptInstall(packages: readonly string[], ...options: readonly string[]): boolean;
export function runs(command: string, ...args: readonly string[]): boolean;
