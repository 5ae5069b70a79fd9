import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { pageOf } from '@/lib/vitals/page-of';

/** Sends the page's web vitals once, when the visitor leaves it. */
export function reportVitals(): void {
  const values: Record<string, number> = {};
  const keep = ({ name, value }: Metric) => {
    values[name.toLowerCase()] = value;
  };
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(keep);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const body = JSON.stringify({ page: pageOf(location.pathname), ...values });
    navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', send);
}
