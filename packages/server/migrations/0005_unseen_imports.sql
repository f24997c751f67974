ALTER TABLE "reference_food" ADD COLUMN "import_job_id" bigint;--> statement-breakpoint
ALTER TABLE "reference_food_measure" ADD COLUMN "import_job_id" bigint;--> statement-breakpoint
ALTER TABLE "reference_food" ADD CONSTRAINT "reference_food_import_own" FOREIGN KEY ("caterer_id","import_job_id") REFERENCES "public"."import_job"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_food_measure" ADD CONSTRAINT "reference_food_measure_import_own" FOREIGN KEY ("caterer_id","import_job_id") REFERENCES "public"."import_job"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reference_food_import" ON "reference_food" USING btree ("caterer_id","import_job_id");--> statement-breakpoint
CREATE INDEX "reference_food_measure_import" ON "reference_food_measure" USING btree ("caterer_id","import_job_id");--> statement-breakpoint
-- Foods and measures of an import are put in a batch at a time. They are unseen until the import is done: ending it shows
-- all of them at once. The imports of all caterers count, for shared foods are read by those that cannot see their import.
create function unfinished_imports() returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select id from import_job where state <> 'done'
$$;
--> statement-breakpoint
revoke all on function unfinished_imports() from public;
grant execute on function unfinished_imports() to commissary_app;
grant create on schema public to commissary_definer;
alter function unfinished_imports() owner to commissary_definer;
revoke create on schema public from commissary_definer;
--> statement-breakpoint
-- Who loads or clears away an import names itself by a setting of its transaction.
do $$
declare
  target text;
begin
  foreach target in array array['reference_food', 'reference_food_measure'] loop
    execute format('drop policy app_select on %I', target);
    execute format('create policy app_select on %I for select to commissary_app using (
      caterer_id in (0, current_caterer()) and (
        import_job_id is null
        or current_setting(''app.sees_unfinished_imports'', true) = ''on'' and caterer_id = current_caterer()
        or import_job_id not in (select unfinished_imports())))', target);
  end loop;
end $$;
