grant select, delete on report_export, file to commissary_definer;
create policy definer_select on report_export for select to commissary_definer using (caterer_id > 0);
create policy definer_delete on report_export for delete to commissary_definer using (caterer_id > 0);
create policy definer_select on file for select to commissary_definer using (caterer_id > 0);
create policy definer_delete on file for delete to commissary_definer using (caterer_id > 0);
--> statement-breakpoint
-- Deletes what has served its time: dead sessions, old attempts, answers kept for repeated writes, links and mails that are
-- over, addresses that nobody logs in from any more, exports of reports with their files.
create or replace function forget_expired() returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from session s where s.family_expires_at < now() or s.refresh_expires_at < now() - interval '1 day';
  delete from login_attempt where created_at < now() - interval '1 day';
  delete from idempotency_key where created_at < now() - interval '1 day';
  delete from password_link where expires_at < now() - interval '1 day';
  delete from mail where state <> 'waiting' and updated_at < now() - interval '30 days';
  delete from login_address where last_login_at < now() - interval '30 days';
  with old as (
    delete from report_export where created_at < now() - interval '1 day' returning caterer_id, file_id
  )
  delete from file f using old where f.caterer_id = old.caterer_id and f.id = old.file_id;
$$;
