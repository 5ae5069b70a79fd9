import { BrandMark } from '@/components/layout/brand-mark';
import type { LinkPreview } from '@/lib/search-engines/link-preview';
import { CategoryDrawing } from '../category-drawing';
import { drawableText } from './drawable-text';
import { inked, inks } from './inked';

type PreviewWordsProps = { preview: LinkPreview; height: number };

const padding = 52;
const titleLines = 4;

/**
 * What lies over the photo: price, title, place and the site's name on the right, and on the left
 * nothing, or the category's drawing where there is no photo. Sizes are pixels of the picture.
 */
export function PreviewWords({ preview, height }: PreviewWordsProps) {
  const { category, groupSlug, photo, price, unit, place, site } = preview;
  const title = drawableText(preview.title) || category;
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', color: inks.ink }}>
      <div style={{ display: 'flex', width: height, height }}>
        {!photo && (
          <div style={{ display: 'flex', width: height, height, background: inks['brand-soft'] }}>
            {inked(CategoryDrawing({ groupSlug }))}
          </div>
        )}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          padding,
          background: inks.surface,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'baseline', fontSize: price ? 68 : 44 }}>
          {price ?? category}
          {unit && <span style={{ marginLeft: 14, fontSize: 32, color: inks.muted }}>{unit}</span>}
        </div>
        <div
          style={{
            display: 'block',
            lineClamp: titleLines,
            marginTop: 20,
            fontSize: 46,
            lineHeight: 1.2,
            wordBreak: 'break-word',
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', marginTop: 20, fontSize: 32, color: inks.muted }}>
          {drawableText(place)}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', marginTop: 'auto', fontSize: 34 }}>
          <div style={{ display: 'flex', width: 52, height: 52, marginRight: 16 }}>
            {inked(BrandMark({ className: '' }))}
          </div>
          {drawableText(site)}
        </div>
      </div>
    </div>
  );
}
