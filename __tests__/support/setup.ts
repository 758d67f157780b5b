import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// A machine that does many things at once may need long for what is there at once elsewhere.
configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);
