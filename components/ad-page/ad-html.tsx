import { renderToString } from 'react-dom/server';
import { AdBody, type AdBodyProps } from './ad-view';

export const adHtml = (props: AdBodyProps): string => renderToString(<AdBody {...props} />);
