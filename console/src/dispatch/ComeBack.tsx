import { comeBackText as words } from '@longhaul/text/console/dispatch/come-back.ts'
import { ComeBackForm } from '../shared/ComeBackForm.tsx'
import type { Parcel } from '../shared/parcel.ts'
import { Fold } from './Fold.tsx'

/** Books a returned package from the office, without a look into the box. */
export const ComeBack = ({ parcel }: { parcel: Parcel }) => (
  <Fold title={words.title}>
    <ComeBackForm parcel={parcel} />
  </Fold>
)
