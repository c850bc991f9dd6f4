import { Ground, Picture, Seal } from './parts.tsx'

/** A form, stamped. */
export const RegisterSuccess = () => (
  <Picture>
    <Ground />
    <path className="shade" d="M50 18h66v90H50z" />
    <path className="paper" d="M44 12h66v96H44z" />
    <circle className="kraft" cx="60" cy="30" r="8" />
    <path className="thin" d="M76 26h24m-24 8h16M54 50h46m-46 12h46M54 74h22m-22 12h16" />
    <Seal x={100} y={84} r={21} />
  </Picture>
)
