import { readFileSync, statSync, utimesSync } from 'node:fs';
import { SITE_FRAME_FILE, writeSiteFrame } from '../../../src/build/frame/writeSiteFrame';
import frame from '../../support/siteFrame';
import { inTemporaryProject } from '../support/project';

inTemporaryProject();

const written = () => JSON.parse(readFileSync(SITE_FRAME_FILE, 'utf8')) as unknown;

test('the frame is written where the browser code finds it', () => {
  writeSiteFrame(frame);
  expect(written()).toEqual(frame);

  writeSiteFrame({ ...frame, siteUrl: 'https://another.example' });
  expect(written()).toEqual({ ...frame, siteUrl: 'https://another.example' });
});

test('a frame that did not change is not written again', () => {
  writeSiteFrame(frame);
  utimesSync(SITE_FRAME_FILE, 0, 0);
  writeSiteFrame(frame);

  expect(statSync(SITE_FRAME_FILE).mtimeMs).toBe(0);
});
