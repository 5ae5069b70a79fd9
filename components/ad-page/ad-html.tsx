import { renderToString } from 'react-dom/server';
import { AdBody, type AdBodyProps } from './ad-view';

/** What AdArticle holds on the server. */
export const adHtml = (props: AdBodyProps): string => renderToString(<AdBody {...props} />);
