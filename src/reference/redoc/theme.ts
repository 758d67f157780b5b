import type { RedocRawOptions } from 'redoc';
import { color, font } from '../../theme/tokens';
import { STACKED } from '../panesCss';

const tone = (text: string, ground: string) => ({
  color: text,
  backgroundColor: ground,
  tabTextColor: text,
});

/** Our colours and type as a Redoc theme. All colours are CSS variables, so it serves both colour modes. */
export const theme: RedocRawOptions['theme'] = {
  spacing: { unit: 5, sectionHorizontal: 48, sectionVertical: 36 },
  breakpoints: { small: '37.5rem', medium: `${STACKED}rem`, large: '105rem' },
  colors: {
    primary: { main: color.ink, light: color.inkSoft, dark: color.ink, contrastText: color.paper },
    success: { main: color.tip, light: color.tipSoft, dark: color.tip, contrastText: color.paper },
    warning: {
      main: color.cautionSoft,
      light: color.cautionSoft,
      dark: color.caution,
      contrastText: color.caution,
    },
    error: {
      main: color.danger,
      light: color.dangerSoft,
      dark: color.danger,
      contrastText: color.paper,
    },
    gray: { 50: color.sunken, 100: color.sunken },
    text: { primary: color.ink, secondary: color.inkSoft },
    border: { dark: color.line, light: color.line },
    responses: {
      success: tone(color.tip, color.tipSoft),
      error: tone(color.danger, color.dangerSoft),
      redirect: tone(color.caution, color.cautionSoft),
      info: tone(color.info, color.infoSoft),
    },
    http: {
      get: color.infoSoft,
      post: color.tipSoft,
      put: color.cautionSoft,
      patch: color.cautionSoft,
      delete: color.dangerSoft,
      options: color.noteSoft,
      basic: color.noteSoft,
      link: color.noteSoft,
      head: color.noteSoft,
    },
  },
  schema: {
    linesColor: color.line,
    defaultDetailsWidth: '70%',
    typeNameColor: color.inkSoft,
    typeTitleColor: color.inkSoft,
    requireLabelColor: color.danger,
    labelsTextSize: '0.75rem',
    nestedBackground: color.sunken,
    arrow: { size: '1.1em', color: color.inkSoft },
  },
  typography: {
    fontSize: '1rem',
    lineHeight: '1.625',
    fontWeightRegular: '400',
    fontWeightBold: '600',
    fontWeightLight: '400',
    fontFamily: font.sans,
    smoothing: 'antialiased',
    optimizeSpeed: false,
    headings: { fontFamily: font.sans, fontWeight: '620', lineHeight: '1.35' },
    code: {
      fontSize: '0.8125rem',
      fontFamily: font.mono,
      lineHeight: '1.6',
      fontWeight: '400',
      color: color.ink,
      backgroundColor: color.sunken,
      wrap: false,
    },
    links: {
      color: color.ink,
      visited: color.ink,
      hover: color.ink,
      textDecoration: 'underline',
      hoverTextDecoration: 'underline',
    },
  },
  // The menu is our own.
  sidebar: { width: '0px' },
  rightPanel: {
    backgroundColor: color.sunken,
    width: '42%',
    textColor: color.ink,
    servers: {
      overlay: { backgroundColor: color.raised, textColor: color.ink },
      url: { backgroundColor: color.sunken },
    },
  },
  codeBlock: { backgroundColor: color.raised },
};
