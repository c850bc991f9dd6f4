import { SampleSheet } from '../shared/inspection/SampleSheet.tsx'

/** A sample inspection sheet: what is done with the goods of this form once they are here. */
export const CheckedHere = () => (
  <div className="mt-10">
    <SampleSheet />
  </div>
)
