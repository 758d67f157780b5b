import { closeBrowser } from './site';

// A test visits several pages, and the machine may be busy.
jest.setTimeout(60_000);

afterAll(closeBrowser);
