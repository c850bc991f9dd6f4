/*
 * The time zones of the journeys' servers and readers, 25 hours apart: every moment has another date in one
 * than in the other, so that a date which both render, each in its own zone, differs from what the server
 * sent, at whatever hour the tests run.
 */
export const SERVERS_ZONE = 'Pacific/Kiritimati'
export const READERS_ZONE = 'Pacific/Niue'
