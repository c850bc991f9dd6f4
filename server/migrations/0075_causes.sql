-- The request, or the job started by the clock, that caused a mail or a run: what x-request-id says and the log lines bear.
-- Without a check: to verify one in an old table would read all of it under a lock, and the values are our own.
alter table mails add column cause text;
alter table job_runs add column cause text;
