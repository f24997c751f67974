// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  ApplicableSchoolList,
  Id,
  MasterMenuRequest,
  PublicationList,
  PublishAnswer,
  PublishCalendarParams,
  PublishJob,
  Published,
  Saved,
  TakeBackPublicationParams,
} from '../../types.ts'

/** Publishes a month of a master menu to schools. Applies what changed since the last publication, and keeps what a school changed. A field that both changed is a conflict, which keeps the school's version until someone answers. Served days stay as they were. Each day is adapted to the school's usual meals, with its share of the servings of each item, rounded to whole servings, halves up; a school whose usual meals are unknown gets the menu's own numbers. Up to 25 schools get the month within the call; for more schools, a job publishes it, and the response names the job. */
export async function publishCalendar(
  id: Id,
  params?: PublishCalendarParams,
  options?: CallOptions,
): Promise<PublishAnswer> {
  return callProduct(withQuery(`/caterer/copyCalendar/${encodeURIComponent(id)}`, params), {
    ...options,
    method: 'PUT',
  })
}

/** Reads the progress of a job that publishes a month. Not in the specification. Only schools that the caller has access to are named. */
export async function readPublishJob(id: Id, options?: CallOptions): Promise<PublishJob> {
  return callProduct(`/publishJobs/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Stops a job that publishes a month. Schools that already got the month keep it until the publication is unpublished; the others keep what they had. Has no effect on a job that has ended. Not in the specification. */
export async function cancelPublishJob(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/publishJobs/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Lists the schools that a month fits, and what each school has of it */
export async function listApplicableSchools(id: Id, options?: CallOptions): Promise<ApplicableSchoolList> {
  return callProduct(`/copyTo/applicableSchools/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Makes a month of a master menu the basis of a school's month. The school gets the month as last published; a month that was never published is published to this school. If the school has changes or another menu, the two are merged as in publishing. */
export async function setMasterMenu(id: Id, body: MasterMenuRequest, options?: CallOptions): Promise<Published> {
  return callProduct(`/school/${encodeURIComponent(id)}/masterMenu`, { ...options, method: 'POST', ...jsonBody(body) })
}

/** Lists when a month was published, by whom and why. Not in the specification. */
export async function listPublications(id: Id, options?: CallOptions): Promise<PublicationList> {
  return callProduct(`/catererCalendar/${encodeURIComponent(id)}/publications`, { ...options, method: 'GET' })
}

/** Unpublishes a publication at all schools that have it. Served days stay. Not in the specification. */
export async function takeBackPublication(
  id: Id,
  params?: TakeBackPublicationParams,
  options?: CallOptions,
): Promise<Published> {
  return callProduct(withQuery(`/publications/${encodeURIComponent(id)}/takeBack`, params), {
    ...options,
    method: 'POST',
  })
}
