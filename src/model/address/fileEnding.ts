/** Matches the addresses of files and of no page. */
export const FILE_ENDING = /\.[A-Za-z]\w*$/;
