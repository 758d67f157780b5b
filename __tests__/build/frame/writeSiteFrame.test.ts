import { readFileSync, statSync, utimesSync } from 'node:fs';
import { siteConfig } from '../../../site.config';
import {
  SITE_FRAME_FILE,
  SITE_HOME_FILE,
  writeSiteFrame,
  writeSiteHome,
} from '../../../src/build/frame/writeSiteFrame';
import frame from '../../support/siteFrame';
import { inTemporaryProject } from '../support/project';

inTemporaryProject();

const written = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

test('the frame is written where the browser code finds it', () => {
  writeSiteFrame(frame);
  expect(written(SITE_FRAME_FILE)).toEqual(frame);

  writeSiteFrame({ ...frame, siteUrl: 'https://another.example' });
  expect(written(SITE_FRAME_FILE)).toEqual({ ...frame, siteUrl: 'https://another.example' });
});

test('an unchanged frame is not written again', () => {
  writeSiteFrame(frame);
  utimesSync(SITE_FRAME_FILE, 0, 0);
  writeSiteFrame(frame);

  expect(statSync(SITE_FRAME_FILE).mtimeMs).toBe(0);
});

test('the home page’s file has only what that page shows', () => {
  writeSiteHome(siteConfig);

  const { tagline, home } = siteConfig;
  expect(written(SITE_HOME_FILE)).toEqual({ tagline, home });
});
