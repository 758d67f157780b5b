import { closeBrowser } from './site';

// Tests visit several pages, and the machine may be busy.
jest.setTimeout(60_000);

afterAll(closeBrowser);
