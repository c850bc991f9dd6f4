import { Barcode } from '@longhaul/ui/barcode/Barcode.tsx'
import type { ReactNode } from 'react'

/** The paper of every label, 50 × 30 mm: what it says above its barcode, and below it. */
export const LabelPaper = ({
  above,
  code,
  children,
}: {
  above: ReactNode
  code: string
  children: ReactNode
}) => (
  <article className="print-label grid grid-rows-[6.5mm_11.5mm_1fr_1fr] gap-[1mm] bg-white p-[1.5mm] text-black">
    {above}
    <div className="grid justify-center">
      <Barcode text={code} label />
    </div>
    {children}
  </article>
)
