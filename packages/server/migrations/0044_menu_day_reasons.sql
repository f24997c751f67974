ALTER TABLE "master_day" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "taken_back_reason" text;--> statement-breakpoint
ALTER TABLE "cycle_day" ADD COLUMN "reason" text;