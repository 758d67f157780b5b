/** Of the contents beside the text: what follows how far a reader has come stands below them. */
export const CONTENTS_ID = 'contents-beside';
