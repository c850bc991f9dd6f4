import { KeptLists } from './KeptLists.tsx'
import { OneList } from './OneList.tsx'

/** The shopper's lists of goods, or one of them. */
export const GoodsLists = ({ id }: { id: string }) =>
  id === 'all' ? <KeptLists /> : <OneList key={id} id={id} />
