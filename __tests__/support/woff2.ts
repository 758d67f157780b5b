const address = '/font.woff2';

export default address;
