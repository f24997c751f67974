DROP INDEX "household_email";--> statement-breakpoint
DROP INDEX "payment_reference";--> statement-breakpoint
CREATE INDEX "payment_reference" ON "payment" USING btree ("caterer_id",lower(btrim(regexp_replace(normalize("reference", NFKC), '\s+', ' ', 'g'))));