/** Pages of video services that no other page may show, and the addresses of their players, with the id of the video. */
const PLAYERS: readonly (readonly [page: RegExp, player: string])[] = [
  [
    /^https:\/\/(?:(?:www|m)\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)([\w-]+)/,
    'https://www.youtube.com/embed/',
  ],
  [/^https:\/\/youtu\.be\/([\w-]+)/, 'https://www.youtube.com/embed/'],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, 'https://player.vimeo.com/video/'],
  [/^https:\/\/(?:www\.)?loom\.com\/share\/(\w+)/, 'https://www.loom.com/embed/'],
];

/** The problem with the address of a video that is not that of a player; undefined if it is, or if the service is unknown. */
export function playerProblem(src: string): string | undefined {
  if (!/^(?:https?:\/\/|\/(?![/\\]))/i.test(src))
    return `${src} is not the address of a video player. Write one that begins with https:.`;
  for (const [page, player] of PLAYERS) {
    const id = page.exec(src)?.[1];
    if (id !== undefined)
      return `${src} is the address of a page, which cannot be shown in another one. Write that of the player, ${player}${id}.`;
  }
  return undefined;
}
