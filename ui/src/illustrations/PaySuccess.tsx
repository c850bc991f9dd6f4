import { Ground, Picture, Seal } from './parts.tsx'

/** A receipt, sealed. */
export const PaySuccess = () => (
  <Picture>
    <Ground />
    <path className="paper" d="M48 10h62v98l-7-6-7 6-8-6-8 6-8-6-8 6-8-6-8 6z" />
    <path className="thin" d="M58 26h28m-28 12h20m14-12h8m-8 12h8" />
    <path className="route" d="M58 52h42" />
    <path d="M58 66h14m18 0h10" />
    <Seal x={104} y={82} r={21} done />
  </Picture>
)
