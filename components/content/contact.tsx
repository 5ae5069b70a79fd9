import { Mail } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { contactEmail, siteName } from '@/lib/site';

export function Contact() {
  const address = contactEmail();
  return (
    <div className="mt-4 first:mt-0">
      <Notice>
        <p className="flex items-start gap-3">
          <Mail aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          {address ? (
            <span className="wrap-anywhere">
              Write to{' '}
              <a href={`mailto:${address}`} className="link">
                {address}
              </a>
              . If it is about an ad, copy its web address into your message.
            </span>
          ) : (
            <span>Whoever runs this copy of {siteName()} has not given a contact address yet.</span>
          )}
        </p>
      </Notice>
    </div>
  );
}
