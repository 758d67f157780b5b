// Code needed before hydration is evaluated in several short tasks, so that a slow phone can scroll and tap between
// them.
import 'react-dom/client';
import 'styled-components';

setTimeout(() => void import(/* webpackMode: "eager" */ '../../gatsby-browser'));
setTimeout(() => void import(/* webpackMode: "eager" */ 'gatsby-app'));
