import { CategoryDrawing } from '@/components/ui/category-drawing';

export const NoAdsYet = () => (
  <div className="card grid justify-items-center gap-3 p-8 text-center">
    <div className="size-28 overflow-hidden rounded-full">
      <CategoryDrawing groupSlug="buy-and-sell" />
    </div>
    <p className="font-semibold">There are no ads here yet.</p>
    <p className="text-muted">Yours can be the first: it takes a few minutes and costs nothing.</p>
  </div>
);
