'use client';

import { adPath } from '@/components/cards/ad-path';
import { Button, ButtonLink } from '@/components/ui/button';
import type { MyAdItem } from '@/lib/ads/reading/ad-views';
import { type AdAction, adActions } from '@/lib/ads/status';
import { categoryByName } from '@/lib/catalogue/categories';
import type { Busy } from './use-my-ads';

export type AdActionsProps = {
  ad: MyAdItem;
  busy: NonNullable<Busy>['action'] | undefined;
  onToggle: () => void;
  onRepost: () => void;
  onDelete: () => void;
};

export const AdActions = (props: AdActionsProps) => (
  <ul className="flex flex-wrap gap-2">
    {adActions(props.ad.status).map((action) => (
      <li key={action}>
        <Action action={action} {...props} />
      </li>
    ))}
  </ul>
);

function Action({ action, ...props }: AdActionsProps & { action: AdAction }) {
  const { ad, busy } = props;
  const label = (
    <span>
      {action}
      <span className="sr-only"> {ad.title}</span>
    </span>
  );
  const edit = (search = '') => (
    <ButtonLink href={`/edit/${ad._id}${search}`} look="quiet" size="small">
      {label}
    </ButtonLink>
  );
  const button = (isBusy: boolean, busyLabel: string, onClick: () => void) => (
    <Button
      look={action === 'Delete' ? 'danger' : 'quiet'}
      size="small"
      busy={isBusy}
      busyLabel={busyLabel}
      onClick={onClick}
    >
      {label}
    </Button>
  );

  switch (action) {
    case 'Edit':
      return edit();
    case 'Promote':
    case 'Renew':
      return edit('?step=4');
    case 'View':
      return (
        <ButtonLink href={pathOf(ad)} look="quiet" size="small">
          {label}
        </ButtonLink>
      );
    case 'Enable':
      return button(busy === 'toggle', 'Enabling…', props.onToggle);
    case 'Disable':
      return button(busy === 'toggle', 'Disabling…', props.onToggle);
    case 'Repost':
      return button(busy === 'repost', 'Reposting…', props.onRepost);
    case 'Delete':
      return button(busy === 'delete', 'Deleting…', props.onDelete);
  }
}

const pathOf = ({ _id, category }: MyAdItem) =>
  adPath({ _id, isAdult: categoryByName(category)?.isAdult ?? false });
