import { readFileSync } from 'node:fs';
import { SITE_FRAME_FILE } from '../../src/build/frame/writeSiteFrame';
import shipped from '../support/siteFrame';

test('the frame that component tests are given is the one of the built site', () => {
  expect(JSON.parse(readFileSync(SITE_FRAME_FILE, 'utf8'))).toEqual(shipped);
});
