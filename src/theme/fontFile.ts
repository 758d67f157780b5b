export { default as fontFile } from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
