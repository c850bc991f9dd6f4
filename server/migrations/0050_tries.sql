-- A try is counted by one statement, which answers when the one before it was: from that follows how long one has to wait.
alter table failed_tries add column previous_at timestamptz;
