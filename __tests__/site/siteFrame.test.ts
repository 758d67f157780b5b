import { readFileSync } from 'node:fs';
import { SITE_FRAME_FILE } from '../../src/build/frame/writeSiteFrame';
import shipped from '../support/siteFrame';

test('the frame used in component tests is that of the built site', () => {
  expect(JSON.parse(readFileSync(SITE_FRAME_FILE, 'utf8'))).toEqual(shipped);
});
