// What has to be ready before a page is taken over is read in several tasks, each of them short: a slow phone can scroll and
// tap between them.
import 'react-dom/client';
import 'styled-components';

setTimeout(() => void import(/* webpackMode: "eager" */ '../../gatsby-browser'));
setTimeout(() => void import(/* webpackMode: "eager" */ 'gatsby-app'));
