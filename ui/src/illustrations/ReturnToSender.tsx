import { Box, Ground, Picture } from './parts.tsx'

/** 404: a box being returned. */
export const ReturnToSender = () => (
  <Picture>
    <Ground />
    <Box x={50} y={108} w={58} h={48} />
    <path className="stamp" d="M130 92a40 40 0 0 0 0-56 44 44 0 0 0-62-4" />
    <path className="stamp" d="M80 20 66 33l14 12" />
    <path className="route" d="M14 92h26m-26-14h18" />
  </Picture>
)
