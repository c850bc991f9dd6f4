import { Box, Ground, Picture } from './parts.tsx'

/** The whole service: a link, a shelf, one box, your door. */
export const Hero = () => (
  <Picture width={520}>
    <Ground from={8} to={512} />
    <path className="paper" d="M16 40h92v44H16z" />
    <path className="thin" d="M28 54h30m-30 16h52" />
    <path className="link" d="m84 56 6-6a7 7 0 0 1 10 10l-6 6m-6 6-6 6a7 7 0 0 1-10-10l6-6m2 5 8-8" />
    <path className="route" d="M118 62h30m-7-7 8 7-8 7" />
    <path className="paper" d="M164 14h92v94h-6V20h-80v88h-6z" />
    <path className="kraft" d="M170 56h80v6h-80zm0 38h80v6h-80z" />
    <Box x={176} y={56} w={22} h={18} label={false} />
    <Box x={214} y={56} w={18} h={24} label={false} />
    <Box x={186} y={94} w={30} h={18} label={false} />
    <path className="route" d="M266 62h30m-7-7 8 7-8 7" />
    <Box x={310} y={108} w={64} h={54} />
    <path className="route" d="M400 62h30m-7-7 8 7-8 7" />
    <path className="shade" d="M444 16h62v92h-62z" />
    <path className="indigo" d="M450 22h50v86h-50z" />
    <path className="paper" d="M458 32h34v22h-34z" />
    <path className="kraft" d="M436 104h78v4h-78z" />
    <circle className="tape" cx="491" cy="70" r="3" />
  </Picture>
)
