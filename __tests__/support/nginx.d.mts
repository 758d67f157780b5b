/** A port that nothing listens on. */
export function freePort(): Promise<number>;

/** Serves a built folder by a real nginx with `deploy/nginx.conf`, in which only the place and the port are others. */
export function startNginx(site?: string): Promise<{ url: string; stop(): Promise<void> }>;
