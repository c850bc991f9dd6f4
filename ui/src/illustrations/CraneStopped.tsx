import { Box, Ground, Picture } from './parts.tsx'

/** 500: the crane has stopped, the box hangs. */
export const CraneStopped = () => (
  <Picture>
    <Ground />
    <path className="paper" d="M24 108V14h10v94zM24 14h122v9H24z" />
    <path
      className="thin"
      d="m24 36 10 12-10 12 10 12-10 12 10 12M34 40l26-17M52 23l8-9 9 9 9-9 9 9 9-9 9 9 9-9 9 9"
    />
    <path d="M104 23v20m0 0L88 52m16-9 18 6" />
    <Box x={80} y={90} w={42} h={32} label={false} />
    <path className="warn" d="m54 78 14 25H40z" />
    <path d="M54 87v7m0 4v.5" />
  </Picture>
)
