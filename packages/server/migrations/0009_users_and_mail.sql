select secure_table('login_address');
--> statement-breakpoint
-- What is looked up before a caterer is known, beside logins and sessions: whether an address is known to an account, whose
-- a link is, and the next mail.
grant select, delete on login_address to commissary_definer;
grant select, delete on password_link to commissary_definer;
grant select, update, delete on mail to commissary_definer;
create policy definer_select on login_address for select to commissary_definer using (caterer_id > 0);
create policy definer_delete on login_address for delete to commissary_definer using (caterer_id > 0);
create policy definer_select on password_link for select to commissary_definer using (caterer_id > 0);
create policy definer_delete on password_link for delete to commissary_definer using (caterer_id > 0);
create policy definer_select on mail for select to commissary_definer using (caterer_id > 0);
create policy definer_update on mail for update to commissary_definer using (caterer_id > 0) with check (caterer_id > 0);
create policy definer_delete on mail for delete to commissary_definer using (caterer_id > 0);
--> statement-breakpoint
create function is_known_address(p_user bigint, p_address_hash text) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from login_address a
    where a.user_id = p_user and a.address_hash = p_address_hash and a.last_login_at > now() - interval '30 days'
  )
$$;
--> statement-breakpoint
-- The account of a link that is good now: not used, not void, not expired, of an active account.
create function find_password_link(p_token_hash text)
  returns table (caterer_id integer, user_id bigint, user_name text, purpose text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select l.caterer_id, l.user_id, u.user_name, l.purpose
  from password_link l join app_user u on u.id = l.user_id join caterer c on c.id = l.caterer_id
  where l.token_hash = p_token_hash and l.used_at is null and l.voided_at is null and l.expires_at > now()
    and u.status = 'active' and u.archived_at is null and c.archived_at is null
$$;
--> statement-breakpoint
-- Leases the oldest mail that is due, or whose worker gave no sign of life. One copy of the server gets it.
create function lease_mail(p_owner text, p_seconds integer)
  returns table (mail_id bigint, caterer_id integer, user_id bigint, kind text, attempts integer)
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update mail m set lease_owner = p_owner, lease_until = now() + make_interval(secs => p_seconds), attempts = m.attempts + 1
  where m.id = (
    select w.id from mail w
    where w.state = 'waiting' and (w.next_attempt_at is null or w.next_attempt_at <= now())
      and (w.lease_until is null or w.lease_until < now())
    order by w.id for update skip locked limit 1
  )
  returning m.id, m.caterer_id, m.user_id, m.kind, m.attempts
$$;
--> statement-breakpoint
-- Deletes what has served its time: dead sessions, old attempts, answers kept for repeated writes, links and mails that are
-- over, addresses that nobody logs in from any more.
create or replace function forget_expired() returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from session s where s.family_expires_at < now() or s.refresh_expires_at < now() - interval '1 day';
  delete from login_attempt where created_at < now() - interval '1 day';
  delete from idempotency_key where created_at < now() - interval '1 day';
  delete from password_link where expires_at < now() - interval '1 day';
  delete from mail where state <> 'waiting' and updated_at < now() - interval '30 days';
  delete from login_address where last_login_at < now() - interval '30 days';
$$;
--> statement-breakpoint
do $$
declare
  target regprocedure;
begin
  grant create on schema public to commissary_definer;
  foreach target in array array[
    'is_known_address(bigint, text)'::regprocedure, 'find_password_link(text)', 'lease_mail(text, integer)'
  ] loop
    execute format('revoke all on function %s from public', target);
    execute format('grant execute on function %s to commissary_app', target);
    execute format('alter function %s owner to commissary_definer', target);
  end loop;
  revoke create on schema public from commissary_definer;
end $$;
