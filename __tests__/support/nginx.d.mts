/** A port that nothing listens on. */
export function freePort(): Promise<number>;

/** Serves a built folder with a real nginx and `deploy/nginx.conf`, in which only the folder and the port are replaced. */
export function startNginx(site?: string): Promise<{ url: string; stop(): Promise<void> }>;
