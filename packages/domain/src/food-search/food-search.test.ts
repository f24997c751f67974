import { describe, expect, test } from 'vitest'

import { find, searchable } from '../testing/find-foods.ts'
import { foodTerms, singular } from './food-terms.ts'
import { spelledAsIn, spelledTerms } from './spelling.ts'

const required = (text: string) => foodTerms(text).flatMap(({ word, isOptional }) => (isOptional ? [] : [word]))

const foodsOf = (...descriptions: string[]) => descriptions.map((description) => searchable(description))

describe('words', () => {
  test.each([
    ['berries', 'berry'],
    ['tomatoes', 'tomato'],
    ['peaches', 'peach'],
    ['onions', 'onion'],
    ['molasses', 'molasses'],
    ['couscous', 'couscous'],
    ['pies', 'pie'],
  ])('%s is %s', (plural, one) => {
    expect(singular(plural)).toBe(one)
  })

  test('how a food is cut, packed or counted is optional, and so is what is in parentheses', () => {
    expect(required('Tomatoes, canned, diced (6/#10 cans)')).toEqual(['tomato'])
    expect(required('Baby carrots, 3 oz bag')).toEqual(['carrot'])
  })

  test('where nothing else is left, everything counts', () => {
    expect(required('frozen')).toEqual(['frozen'])
    expect(required('01085')).toEqual(['01085'])
    expect(required('( )')).toEqual([])
  })

  test('kitchen words become those of food tables', () => {
    expect(required('green onions')).toEqual(['scallion'])
    expect(required('hamburger buns')).toEqual(['roll', 'hamburger'])
    expect(foodTerms('ground beef 80/20').map(({ word }) => word)).toEqual(['beef', 'ground', '80%', '20%'])
  })
})

describe('the plain food comes before', () => {
  test.each([
    ['its powder', 'onion', ['Onions, raw', 'Spices, onion powder']],
    ['what is made of it', 'apple', ['Apples, raw, with skin', 'Apple juice, canned or bottled', 'Pie, apple']],
    ['a brand', 'salsa', ['Sauce, salsa, ready-to-serve', "CAMPBELL'S Sauce, salsa"]],
    ['the cooked one', 'carrots', ['Carrots, raw', 'Carrots, cooked, boiled, drained']],
  ])('%s', (_, name, order) => {
    expect(find(foodsOf(...order.toReversed()), name)).toEqual(order)
  })

  test('but not where the name asks for the other', () => {
    expect(find(foodsOf('Onions, raw', 'Spices, onion powder'), 'onion powder')[0]).toBe('Spices, onion powder')
    expect(find(foodsOf('Carrots, raw', 'Carrots, canned'), 'canned carrots')[0]).toBe('Carrots, canned')
  })
})

describe('a mistyped word', () => {
  const foods = foodsOf(
    'Broccoli, raw',
    'Broccoli, frozen, chopped',
    'Onions, raw',
    'Onion rings',
    'Union rolls',
    'Rice, white',
  )
  const known = ['broccoli', 'raw', 'frozen', 'chopped', 'onions', 'onion', 'rings', 'union', 'rolls', 'rice', 'white']
  const found = (name: string, words = known) => {
    const { foods: fitting, terms } = spelledAsIn(foods, spelledTerms(foodTerms(name), words))
    return { foods: fitting.map(({ description }) => description), words: terms.map(({ word }) => word) }
  }

  test.each([
    ['brocoli', 'broccoli'],
    ['brocclio', 'broccoli'],
    ['onoin', 'onion'],
    ['onnions', 'onion'],
  ])('%s is %s', (typed, meant) => {
    expect(found(typed).words).toEqual([meant])
  })

  test('stays as typed if it is known, begins a known one, is short, or resembles none', () => {
    expect(found('brocc').words).toEqual(['brocc'])
    expect(found('ric').words).toEqual(['ric'])
    expect(found('roe').words).toEqual(['roe'])
    expect(found('asparagus')).toEqual({ words: ['asparagus'], foods: foods.map(({ description }) => description) })
  })

  test('is corrected only to a word that some food has, even if another is nearer or the name has several', () => {
    expect(found('onionn', ['onionk', ...known]).words).toEqual(['onion'])
    expect(found('unoin brocoli').words).toEqual(['union', 'broccoli'])
    expect(found('brocoli').foods).toEqual(['Broccoli, raw', 'Broccoli, frozen, chopped'])
  })

  test('that says how a food is cut is optional, as if it were spelled correctly', () => {
    expect(spelledTerms(foodTerms('onions, choped'), known).map(({ isOptional }) => isOptional)).toEqual([false, true])
  })
})
