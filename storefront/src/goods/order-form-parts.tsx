import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { goodsName } from '../shared/goods-name.ts'
import type { Product } from './variants.ts'

/* What the order form and the server's preview of it have in common, so that nothing moves when one replaces the other. */

/** Picture, choice and ticket side by side; on a tablet the ticket is below the other two, on a telephone all are stacked. */
export const COLUMNS =
  'grid grid-cols-1 gap-x-8 gap-y-3 max-lg:pb-16 md:grid-cols-2 md:items-start lg:grid-cols-[356px_minmax(0,1fr)_320px]'

/** The space of what is still being looked up or loaded. */
export const PENDING = (
  <div className="min-h-112" aria-hidden="true">
    <Skeleton kind="lines" count={6} />
  </div>
)

/** The product's name in letters that the reader can read, if it is known. */
export const readableTitle = ({
  title,
  helper_title: helper,
}: Pick<Product, 'title' | 'helper_title'>): string =>
  helper ? goodsName({ title, names: { title: helper, options: '', own: '' } }) : title
