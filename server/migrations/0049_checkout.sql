-- Whoever pays right after placing an order reads one mail, of the payment. Null: it was written, or need not be any more.
alter table orders add column mail_due_at timestamptz;
create index orders_mail_due on orders (mail_due_at) where mail_due_at is not null;

-- Mails are sent several at once.
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    update graphile_worker._private_jobs job set payload = json_build_object('ids', json_build_array(job.payload ->> 'mailId'))
      from graphile_worker._private_tasks task
      where task.id = job.task_id and task.identifier = 'send-mail' and job.payload ->> 'mailId' is not null;
  end if;
end $$;

-- What it answers stays the same, so that the indexes it stands in hold. As a function of SQL it was planned anew for each row that is written.
create or replace function pairs(words text) returns text[] language plpgsql immutable strict parallel safe as $$
begin
  return (select coalesce(array_agg(distinct substr(low, at, 2)), '{}')
    from (select lower(words) as low) spelled, generate_series(1, length(low) - 1) as at);
end $$;

-- It is the beginning of orders_newest.
drop index orders_of_shopper_placed;
