import { Banner } from '../shared/station/Banner.tsx'
import { HeldScans, LateRefusals } from '../shared/station/HeldScans.tsx'
import type { useLoadScans } from './use-load-scans.ts'

/** What came of the last scan, what waits for the network, and what was refused after the wait. */
export function ScanResults({ scans }: { scans: ReturnType<typeof useLoadScans> }) {
  const { heard } = scans
  return (
    <>
      {heard && (
        <Banner key={heard.key} good={heard.good} title={heard.title} code={heard.code} text={heard.text} />
      )}
      {scans.held > 0 && <HeldScans waiting={scans.waiting} onDrop={scans.drop} />}
      <LateRefusals of={scans.late} onSeen={scans.seen} />
    </>
  )
}
