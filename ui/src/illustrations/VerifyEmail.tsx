import { Ground, Picture, Seal } from './parts.tsx'

/** A letter with a tick on it, half out of its envelope. */
export const VerifyEmail = () => (
  <Picture>
    <Ground />
    <path className="shade" d="M32 52 80 18l48 34v56H32z" />
    <path className="paper" d="M44 24h72v60H44z" />
    <Seal x={80} y={46} r={15} done />
    <path className="kraft" d="m32 52 36 28h24l36-28v56H32z" />
    <path d="m32 108 36-28m60 28L92 80" />
  </Picture>
)
