/** What the address of a file ends in, and that of no page. */
export const FILE_ENDING = /\.[A-Za-z]\w*$/;
